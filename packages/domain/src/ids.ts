/**
 * A value that identifies a row of one kind. A plain value is taken for any kind, so that a URL or a test may say `7`, but an id of one
 * kind is none of another: two of them in the wrong order do not compile.
 * @typeParam Value a text, as the client knows it, or the server's number
 */
export type Id<Kind extends string, Value extends number | string = string> = Value & { readonly '~kind'?: Kind };
