/** Labels of this component. */
export const fileLabels = {
  chooseFile: 'Datei wählen',
  orDrop: 'oder ablegen',
  dropHere: 'Hier ablegen',
  chooseOther: 'Andere Datei wählen',
  replaceFile: 'Andere Datei wählen',
  removeFile: (name: string) => `${name} entfernen`,
  cancelUpload: 'Hochladen abbrechen',
  uploading: (label: string) => `${label} wird hochgeladen`,
  uploadedShare: (percent: number, size: string) => `${percent} % von ${size}`,
  fileUploaded: 'hochgeladen',
  fileRefused: 'nicht übernommen',
} as const;
