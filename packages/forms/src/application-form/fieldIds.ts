/** Id of the control for a field path, so that the error summary can lead to it. */
export function controlId(form: string, path: string): string {
  return `${form}-${path.replace('.', '-')}`;
}
