interface File {
  /** A data URL. */
  readonly default: string;
}

/**
 * Files that PDF.js loads by name, each as a separate script. Its tables for Chinese, Japanese and
 * Korean are left out.
 */
const files: Readonly<Record<string, () => Promise<File>>> = {
  'FoxitFixed.pfb': () => import('pdfjs-dist/standard_fonts/FoxitFixed.pfb?url&inline'),
  'FoxitFixedBold.pfb': () => import('pdfjs-dist/standard_fonts/FoxitFixedBold.pfb?url&inline'),
  'FoxitFixedBoldItalic.pfb': () => import('pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb?url&inline'),
  'FoxitFixedItalic.pfb': () => import('pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb?url&inline'),
  'FoxitDingbats.pfb': () => import('pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url&inline'),
  'FoxitSerif.pfb': () => import('pdfjs-dist/standard_fonts/FoxitSerif.pfb?url&inline'),
  'FoxitSerifBold.pfb': () => import('pdfjs-dist/standard_fonts/FoxitSerifBold.pfb?url&inline'),
  'FoxitSerifBoldItalic.pfb': () => import('pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb?url&inline'),
  'FoxitSerifItalic.pfb': () => import('pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb?url&inline'),
  'FoxitSymbol.pfb': () => import('pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url&inline'),
  'LiberationSans-Regular.ttf': () => import('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url&inline'),
  'LiberationSans-Bold.ttf': () => import('pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url&inline'),
  'LiberationSans-BoldItalic.ttf': () => import('pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf?url&inline'),
  'LiberationSans-Italic.ttf': () => import('pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf?url&inline'),
  'jbig2.wasm': () => import('pdfjs-dist/wasm/jbig2.wasm?url&inline'),
  'openjpeg.wasm': () => import('pdfjs-dist/wasm/openjpeg.wasm?url&inline'),
  'qcms_bg.wasm': () => import('pdfjs-dist/wasm/qcms_bg.wasm?url&inline'),
};

/**
 * Provides PDF.js with standard fonts and image decoders on demand. They load like lazy parts of
 * the app, because a package sends no requests.
 */
export class PdfData {
  readonly fetch = async ({ filename }: { readonly filename: string }): Promise<Uint8Array> => {
    const load = files[filename];
    if (load === undefined) throw new Error(`${filename} is not among the files.`);
    const { default: url } = await load();
    return Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
  };
}
