/** Why sending failed, in words for the person. What was typed stays in the form. */
export interface SubmitFailure {
  /** Messages for the top of the form, such as the text of the error catalogue. */
  summary: readonly string[];
  /** Messages at fields, by the name of the field on the wire. */
  fields?: Readonly<Record<string, string>>;
}

/** Sends what was typed. Resolves with null when it arrived, else with the reason; it does not reject. */
export type SubmitHandler<Values> = (values: Values) => Promise<SubmitFailure | null>;
