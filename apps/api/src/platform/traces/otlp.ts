import { context, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Tracer } from './traces.ts';

/** Milliseconds for the last spans, at the end of the server. */
const PATIENCE = 2000;

/** Sends spans to an OTLP receiver, in batches. Its library reads OTEL_EXPORTER_OTLP_HEADERS itself. */
export function openTracer(endpoint: string): { readonly tracer: Tracer; readonly stop: () => Promise<void> } {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: PATIENCE });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'stellwerk' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  trace.setGlobalTracerProvider(provider);
  const source = trace.getTracer('stellwerk');
  return {
    tracer: (name, attributes, work) =>
      source.startActiveSpan(name, { attributes }, async (active) => {
        try {
          return await work({ describe: (changed, more) => void active.updateName(changed).setAttributes(more) });
        } catch (error) {
          // Messages of errors may quote values; the name of the error does not.
          active.setStatus({ code: SpanStatusCode.ERROR });
          active.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
          throw error;
        } finally {
          active.end();
        }
      }),
    stop: async () => {
      await provider.shutdown();
      trace.disable();
      context.disable();
    },
  };
}
