declare module 'virtual:parts' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module cannot import from a relative path
  const parts: Readonly<Record<string, () => Promise<{ readonly default: import('./part.ts').Part }>>>;
  export default parts;
}
