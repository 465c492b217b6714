/** Password of every demo account. */
export const DEMO_PASSWORD = 'Stellwerk-Demo-2026';

export interface Login {
  /** The server that issued the login. */
  readonly origin: string;
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
  return { ...(await response.json()), origin };
}

/** The response of a private call to a path. */
export async function readAs<T>({ origin, token }: Login, path: string): Promise<T> {
  const response = await fetch(new URL(path, origin), { headers: { authorization: `Bearer ${token}` } });
  return response.json();
}
