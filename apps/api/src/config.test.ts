import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const SECRET = 'kJ8mq2xVt0-Lw5rYb7Nc3Hd9Pz1Fg4Sa6';

describe('settings', () => {
  it('have the documented defaults', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      seed: 'none',
      planLimits: 'warn',
      databaseUrl: undefined,
      storageUrl: undefined,
      smtpUrl: undefined,
      jwtSecret: undefined,
      rateLimits: undefined,
      trustedProxies: [],
      corsOrigins: [],
    });
    expect(config.dataDir).toMatch(/\/\.data$/);
  });

  it('take what is given; an empty one counts as absent', () => {
    const config = readConfig({
      PORT: '8080',
      DATA_DIR: '/var/lib/x',
      DATABASE_URL: 'postgres://a@b/c',
      JWT_SECRET: SECRET,
      CORS_ORIGINS: 'https://a.example, https://b.example',
      TRUSTED_PROXIES: '10.0.0.0/8,::1',
      SMTP_URL: '',
    });
    expect(config).toMatchObject({
      port: 8080,
      dataDir: '/var/lib/x',
      databaseUrl: 'postgres://a@b/c',
      corsOrigins: ['https://a.example', 'https://b.example'],
      trustedProxies: ['10.0.0.0/8', '::1'],
      smtpUrl: undefined,
    });
  });

  it.each([
    [{ PORT: 'x' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x', JWT_SECRET: SECRET }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://a@b/c' }, 'JWT_SECRET must be set'],
    [{ JWT_SECRET: 'secret' }, 'JWT_SECRET is too weak'],
    [{ JWT_SECRET: 'a'.repeat(64) }, 'JWT_SECRET is too weak'],
    [{ STORAGE_URL: 'file:///x' }, 'STORAGE_URL'],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL'],
    [{ PUBLIC_ORIGIN: 'https://x.example/path' }, 'PUBLIC_ORIGIN'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS'],
    [{ TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES'],
    [{ SEED: 'full' }, 'SEED'],
    [{ RATE_LIMITS: 'none' }, 'RATE_LIMITS'],
    [{ PLAN_LIMITS: 'block' }, 'PLAN_LIMITS'],
    [{ PRODUCTION_API: 'https://x.example' }, 'PRODUCTION_HOSTNAME must be set'],
  ])('refuse %j in one sentence', (env, words) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(words);
  });
});
