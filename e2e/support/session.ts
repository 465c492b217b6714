/** Password of every demo account. */
export const DEMO_PASSWORD = 'Stellwerk-Demo-2026';

export interface Login {
  readonly token: string;
  readonly roles: readonly string[];
}

/** Logs in over HTTP, as the login page would. */
export async function logIn(origin: string, email: string): Promise<Login> {
  const response = await fetch(`${origin}/api/public/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  return response.json();
}

/** The answer of a private call. */
export async function readAs<T>({ token }: Login, url: string): Promise<T> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  return response.json();
}
