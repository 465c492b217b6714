/** Attributes of a span: patterns and codes, never ids, addresses or texts of people. */
type Attributes = Readonly<Record<string, string | number>>;

/** A span whose work is running. */
interface OpenSpan {
  /** For a name or attributes that are known only after the work. */
  describe: (name: string, attributes: Attributes) => void;
}

/** Measures work as a span inside the span that surrounds it. */
export type Tracer = <T>(name: string, attributes: Attributes, work: (open: OpenSpan) => Promise<T>) => Promise<T>;

let current: Tracer | null = null;

const unmeasured: OpenSpan = { describe: () => undefined };

/** Runs work within a span; without a receiver of traces, it only runs it. */
export const span: Tracer = (name, attributes, work) => (current === null ? work(unmeasured) : current(name, attributes, work));

/** Sends the spans of this process to a tracer; null for none. */
export function setTracer(tracer: Tracer | null): void {
  current = tracer;
}
