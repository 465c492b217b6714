interface Policy {
  readonly createHTML: (html: string) => TrustedHTML;
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: { readonly createHTML: (html: string) => string }) => Policy;
}

const isPolicyFactory = (value: unknown): value is PolicyFactory => typeof value === 'object' && value !== null && 'createPolicy' in value;

let policy: Policy | undefined;

/**
 * HTML sanitised by the server, wrapped for browsers with Trusted Types under the policy
 * `stellwerk-rich-text`. Other browsers get the plain string.
 */
export function trustedHtml(html: string): TrustedHTML | string {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (policy === undefined && isPolicyFactory(factory))
    policy = factory.createPolicy('stellwerk-rich-text', { createHTML: (sanitised) => sanitised });
  return policy?.createHTML(html) ?? html;
}
