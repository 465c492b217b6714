import { useEffect } from 'react';

/**
 * Stands for `react-style-singleton`, by which react-remove-scroll locks the page behind a dialog. Its rules hold the width of the scroll
 * bar, so no hash can allow them in the policy of a page; an adopted style sheet needs none (decision 0103).
 */
export function styleSingleton() {
  let users = 0;
  let adopted: CSSStyleSheet | undefined;
  return function Style({ styles }: { readonly styles: string }) {
    useEffect(() => {
      if (users === 0) adopted = adopt(styles);
      users += 1;
      return () => {
        users -= 1;
        if (users === 0 && adopted !== undefined) drop(adopted);
      };
      // oxlint-disable-next-line react/exhaustive-deps -- as in the original, the first user's rules count for all of them
    }, []);
    return null;
  };
}

function adopt(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}

function drop(gone: CSSStyleSheet): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== gone);
}
