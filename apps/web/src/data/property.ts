/** A property of an unknown value; undefined if missing. */
export function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** A text property of an unknown value; '' if missing. */
export function textProperty(value: unknown, name: string): string {
  const found = property(value, name);
  return typeof found === 'string' ? found : '';
}
