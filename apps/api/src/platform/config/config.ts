import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';
import { isPublished } from './published-secrets.ts';

/** A setting that is invalid or contradicts another; its message is one English sentence for the operator. */
export class ConfigError extends Error {}

const optional = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === '' ? undefined : value));

function parses(value: string, ...protocols: string[]): boolean {
  try {
    return protocols.includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

const isOrigin = (value: string): boolean => parses(value, 'http:', 'https:') && new URL(value).origin === value;
const isNetwork = (value: string): boolean => {
  const [address = '', bits] = value.split('/');
  const version = isIP(address);
  return version !== 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)));
};

const list = (valid: (item: string) => boolean, what: string) =>
  z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    )
    .refine((items) => items.every(valid), `must be a comma-separated list of ${what}`);

const environment = z.object({
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
  DATA_DIR: optional.transform((value) => resolve(value ?? '.data')),
  DATABASE_URL: optional.refine(
    (value) => value === undefined || parses(value, 'postgres:', 'postgresql:'),
    'must be a postgres:// address',
  ),
  STORAGE_URL: optional.refine((value) => value === undefined || parses(value, 's3:'), 'must be an s3:// address'),
  SMTP_URL: optional.refine((value) => value === undefined || parses(value, 'smtp:', 'smtps:'), 'must be an smtp:// or smtps:// address'),
  CLAMD_URL: optional.refine(
    (value) => value === undefined || parses(value, 'tcp:', 'unix:'),
    'must be an address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl',
  ),
  JWT_SECRET: optional,
  PUBLIC_ORIGIN: optional.refine(
    (value) => value === undefined || isOrigin(value),
    'must be an origin such as https://jobs.example without a path',
  ),
  SUPPORT_EMAIL: z.email('must be an email address').default('support@stellwerk.example'),
  SEED: z.enum(['none', 'demo'], 'must be "none" or "demo"').default('none'),
  RATE_LIMITS: z.enum(['on', 'relaxed', 'off'], 'must be "on", "relaxed" or "off"').optional(),
  TRUSTED_PROXIES: list(isNetwork, 'addresses or networks such as 10.0.0.0/8'),
  CORS_ORIGINS: list(isOrigin, 'origins such as https://jobs.example'),
  PLAN_LIMITS: z.enum(['warn', 'enforce'], 'must be "warn" or "enforce"').default('warn'),
  METRICS_PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).optional(),
  METRICS_HOST: optional
    .transform((value) => value ?? '127.0.0.1')
    .refine((value) => isIP(value) !== 0, 'must be an IP address such as 127.0.0.1'),
  METRICS_TOKEN: optional.refine((value) => value === undefined || value.length >= 16, 'must have at least 16 characters'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional.refine(
    (value) => value === undefined || parses(value, 'http:', 'https:'),
    'must be an http:// address',
  ),
  DRAIN_SECONDS: z.coerce.number('must be a number of seconds').int().min(0).max(60).default(0),
  PRODUCTION_HOSTNAME: optional,
  PRODUCTION_API: optional.refine((value) => value === undefined || isOrigin(value), 'must be an origin'),
  TEST_API: optional.refine((value) => value === undefined || isOrigin(value), 'must be an origin'),
});

/** All settings of the server. No other code of the server reads the environment. */
export interface Config {
  readonly port: number;
  readonly dataDir: string;
  /** PostgreSQL; undefined is the embedded database in the data directory. */
  readonly databaseUrl: string | undefined;
  readonly storageUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Scanner of uploads for malware; undefined: none are scanned. */
  readonly clamdUrl: string | undefined;
  /** undefined: generated once into the data directory. */
  readonly jwtSecret: string | undefined;
  /** undefined: http://localhost with the actual port of the server. */
  readonly publicOrigin: string | undefined;
  /** Email address of the support: for every 'Support' link and the accessibility statement. */
  readonly supportEmail: string;
  readonly seed: 'none' | 'demo';
  /** undefined: relaxed on a database with the demo seed, else on. */
  readonly rateLimits: 'on' | 'relaxed' | 'off' | undefined;
  readonly trustedProxies: readonly string[];
  readonly corsOrigins: readonly string[];
  readonly planLimits: 'warn' | 'enforce';
  /** Port of its own for the metrics. */
  readonly metricsPort: number | undefined;
  /** IP address on which that port listens. */
  readonly metricsHost: string;
  /** Token of the metrics at `/metrics`. */
  readonly metricsToken: string | undefined;
  /** OTLP receiver of traces; undefined: none are made. */
  readonly traceEndpoint: string | undefined;
  /** Seconds for which a stopping server still takes requests, so that a load balancer sees that it is not ready. */
  readonly drainSeconds: number;
  /** Hosts of the documented client (000 §7.1, O57); undefined is the same origin. */
  readonly hosts: {
    readonly productionHostname: string | undefined;
    readonly productionApi: string | undefined;
    readonly testApi: string | undefined;
  };
}

const MAKE_SECRET = 'Make one with: node -p "crypto.randomBytes(48).toString(\'base64url\')"';

/** A secret that a person could guess or typed as a repeated key: under 32 characters or under 10 different ones. */
function isWeak(secret: string): boolean {
  return secret.length < 32 || new Set(secret).size < 10;
}

/**
 * Reads the settings (architecture: commands and settings).
 * @throws ConfigError naming the setting, when one is malformed or two contradict each other.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${String(issue?.path[0] ?? 'A setting')} ${issue?.message ?? 'is invalid'}.`);
  }
  const value = parsed.data;
  if (value.JWT_SECRET !== undefined && isWeak(value.JWT_SECRET))
    throw new ConfigError(`JWT_SECRET is too weak: it needs at least 32 characters, 10 of them different. ${MAKE_SECRET}`);
  if (value.JWT_SECRET !== undefined && isPublished(value.JWT_SECRET))
    throw new ConfigError(`JWT_SECRET is known or easily guessed: whoever knows it can log in as anybody. ${MAKE_SECRET}`);
  if (value.DATABASE_URL !== undefined && value.JWT_SECRET === undefined)
    throw new ConfigError('DATABASE_URL is set, so JWT_SECRET must be set too: all servers on one database need the same secret.');
  if (value.PRODUCTION_API !== undefined && value.PRODUCTION_HOSTNAME === undefined)
    throw new ConfigError('PRODUCTION_API is set, so PRODUCTION_HOSTNAME must be set too: it decides when that host is used.');
  return {
    port: value.PORT,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    storageUrl: value.STORAGE_URL,
    smtpUrl: value.SMTP_URL,
    clamdUrl: value.CLAMD_URL,
    jwtSecret: value.JWT_SECRET,
    publicOrigin: value.PUBLIC_ORIGIN,
    supportEmail: value.SUPPORT_EMAIL,
    seed: value.SEED,
    rateLimits: value.RATE_LIMITS,
    trustedProxies: value.TRUSTED_PROXIES,
    corsOrigins: value.CORS_ORIGINS,
    planLimits: value.PLAN_LIMITS,
    metricsPort: value.METRICS_PORT,
    metricsHost: value.METRICS_HOST,
    metricsToken: value.METRICS_TOKEN,
    traceEndpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT,
    drainSeconds: value.DRAIN_SECONDS,
    hosts: { productionHostname: value.PRODUCTION_HOSTNAME, productionApi: value.PRODUCTION_API, testApi: value.TEST_API },
  };
}
