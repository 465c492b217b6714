import SonicBoom from 'sonic-boom';

export type LogLevel = 'info' | 'warn' | 'error';
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes one structured line. Fields contain ids, codes and figures, never names, addresses or texts of people. */
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;

/** Log lines as JSON, warnings and errors on stderr. */
export function createLog(write: { out: (line: string) => void; err: (line: string) => void }): Log {
  return (level, event, fields = {}) => {
    const line = `${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`;
    (level === 'info' ? write.out : write.err)(line);
  };
}

/** Standard output, written in blocks in the background, so that no request waits for a log line: after 4 kB, or half a second. */
const output = new SonicBoom({ fd: 1, sync: false, minLength: 4096, periodicFlush: 500 });
// A closed pipe of the reader must not stop the server.
output.on('error', () => undefined);
process.on('exit', () => output.flushSync());

export const processLog: Log = createLog({
  out: (line) => output.write(line),
  err: (line) => process.stderr.write(line),
});

/**
 * Name, message and code location of an error, for a log line. Database errors lose their detail and, for wrong input
 * (class 22), quoted values: both contain values of rows.
 */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const [first] = error.message.split('\n');
  const place = error.stack
    ?.split('\n')
    .slice(1, 6)
    .map((line) => line.trim())
    .join(' < ');
  return { error: error.name, message: code?.startsWith('22') === true ? first?.replace(/".*"/g, '"…"') : first, code, place };
}
