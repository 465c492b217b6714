/** Operation and first table of a statement, such as 'select jobs', for a trace: without its text and values. */
export function summaryOf(sql: string): string {
  const operation = /[a-z]+/i.exec(sql)?.[0].toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update)\s+"?(\w+)/i.exec(sql)?.[1];
  return table === undefined ? operation : `${operation} ${table}`;
}
