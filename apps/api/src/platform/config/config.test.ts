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
      metricsHost: '127.0.0.1',
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
    [{ JWT_SECRET: 'kurz' }, 'Make one with: node -p "crypto.randomBytes(48).toString(\'base64url\')"'],
    [{ JWT_SECRET: 'a-string-secret-at-least-256-bits-long' }, 'JWT_SECRET is known'],
    [{ JWT_SECRET: '404e635266556a586e3272357538782f413f4428472b4b6250645367566b5970' }, 'JWT_SECRET is known'],
    [{ JWT_SECRET: 'please-CHANGE_ME-before-production-7391' }, 'Make one with'],
    [{ JWT_SECRET: 'k3J9xQ2mV7pL0aZd'.repeat(3) }, 'JWT_SECRET is known'],
    [{ JWT_SECRET: '0123456789abcdefghijklmnopqrstuv' }, 'JWT_SECRET is known'],
    [{ STORAGE_URL: 'file:///x' }, 'STORAGE_URL'],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL'],
    [{ METRICS_HOST: 'localhost' }, 'METRICS_HOST'],
    [{ PUBLIC_ORIGIN: 'https://x.example/path' }, 'PUBLIC_ORIGIN'],
    [{ SUPPORT_EMAIL: 'Hilfe' }, 'SUPPORT_EMAIL'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS'],
    [{ TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES'],
    [{ SEED: 'full' }, 'SEED'],
    [{ RATE_LIMITS: 'none' }, 'RATE_LIMITS'],
    [{ PLAN_LIMITS: 'block' }, 'PLAN_LIMITS'],
    [{ PRODUCTION_API: 'https://x.example' }, 'PRODUCTION_HOSTNAME must be set'],
  ])('refuse %j in one sentence', (env, message) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(message);
  });

  it('take everything at once', () => {
    const env = {
      PORT: '0',
      DATA_DIR: '/data',
      DATABASE_URL: 'postgresql://a@b/c',
      STORAGE_URL: 's3://key:secret@host/bucket',
      SMTP_URL: 'smtps://mail.example',
      JWT_SECRET: ` ${SECRET} `,
      PUBLIC_ORIGIN: 'http://jobs.example:8080',
      SEED: 'demo',
      RATE_LIMITS: 'relaxed',
      TRUSTED_PROXIES: ' , 10.0.0.0/32, fd00::/128',
      CORS_ORIGINS: '',
      PLAN_LIMITS: 'enforce',
      PRODUCTION_HOSTNAME: 'jobs.example',
      PRODUCTION_API: 'https://api.example',
      TEST_API: 'http://test.example',
    };
    expect(readConfig(env)).toMatchObject({
      port: 0,
      dataDir: '/data',
      databaseUrl: 'postgresql://a@b/c',
      storageUrl: 's3://key:secret@host/bucket',
      smtpUrl: 'smtps://mail.example',
      jwtSecret: SECRET,
      publicOrigin: 'http://jobs.example:8080',
      seed: 'demo',
      rateLimits: 'relaxed',
      trustedProxies: ['10.0.0.0/32', 'fd00::/128'],
      corsOrigins: [],
      planLimits: 'enforce',
      hosts: { productionHostname: 'jobs.example', productionApi: 'https://api.example', testApi: 'http://test.example' },
    });
    expect(readConfig({ SMTP_URL: 'smtp://mail.example', PRODUCTION_HOSTNAME: 'jobs.example' })).toMatchObject({
      smtpUrl: 'smtp://mail.example',
      hosts: { productionHostname: 'jobs.example', productionApi: undefined, testApi: undefined },
    });
  });

  it.each([
    ['kdwqzbmxvp'.repeat(3) + 'kd', true],
    ['kdwqzbmxvp'.repeat(3) + 'k', false],
    ['abcdefghi'.repeat(4), false],
  ])('take the secret "%s": %s', (secret, strong) => {
    const read = (): unknown => readConfig({ JWT_SECRET: secret }).jwtSecret;
    if (strong) expect(read()).toBe(secret);
    else expect(read).toThrow('JWT_SECRET is too weak');
  });

  it.each([
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'fd00::/129'],
    ['TRUSTED_PROXIES', '10.0.0.0/x8'],
    ['TRUSTED_PROXIES', '10.0.0.0/8x'],
    ['TRUSTED_PROXIES', '10.0.0.0/'],
    ['CORS_ORIGINS', 'https://a.example/'],
    ['CORS_ORIGINS', 'ftp://a.example'],
    ['CORS_ORIGINS', 'https://a.example,b.example'],
    ['PUBLIC_ORIGIN', 'jobs.example'],
    ['STORAGE_URL', 'bucket'],
    ['SMTP_URL', 'mail.example'],
    ['TEST_API', 'https://test.example/api'],
  ])('refuse %s=%s and name it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
  });

  it('refuse a production API that is no origin', () => {
    const env = { PRODUCTION_HOSTNAME: 'jobs.example', PRODUCTION_API: 'https://api.example/v1' };
    expect(() => readConfig(env)).toThrow('PRODUCTION_API must be an origin.');
  });
});
