import { setTracer } from './traces.ts';

/**
 * Starts to send traces. Nothing of OpenTelemetry is loaded before.
 * @param endpoint of an OTLP receiver (HTTP); undefined for none
 * @returns sends the last spans and ends
 */
export async function startTraces(endpoint: string | undefined): Promise<() => Promise<void>> {
  if (endpoint === undefined) return () => Promise.resolve();
  const { openTracer } = await import('./otlp.ts');
  const { tracer, stop } = openTracer(endpoint);
  setTracer(tracer);
  return async () => {
    setTracer(null);
    await stop();
  };
}
