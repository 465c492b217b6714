/** Formats what a script writes as `npm run format` would; the file's name tells the language. */
export function formatted(file: string, text: string): Promise<string>;
