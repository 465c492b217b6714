// What the library knows since 0.18 and its types do not yet.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** What a head of a table is the head of. */
    scope?: 'Column' | 'Row';
  }
}
