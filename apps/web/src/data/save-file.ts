/** Saves a file that has come in over a call. The token of a call travels in a header, so a plain link cannot. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the content once it has begun, which is before the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
