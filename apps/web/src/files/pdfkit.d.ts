// Features of the library since 0.18 that its types lack.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Direction in which a table's header cell applies. */
    scope?: 'Column' | 'Row';
  }
}
