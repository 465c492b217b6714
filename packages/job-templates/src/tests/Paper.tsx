import { useLayoutEffect, type ReactNode } from 'react';

/** What the rules for print and for screens are for while paper is shown: dark themes stand in `@media screen`. */
const onPaper: Readonly<Record<string, string>> = { print: 'all', screen: 'not all' };

/** Every rule that paper and screen do not share, wherever it is nested. */
function rulesOfMedia(rules: CSSRuleList): readonly CSSMediaRule[] {
  return [...rules].flatMap((rule): readonly CSSMediaRule[] => {
    if (rule instanceof CSSMediaRule && rule.media.mediaText in onPaper) return [rule];
    return rule instanceof CSSGroupingRule ? rulesOfMedia(rule.cssRules) : [];
  });
}

/** A sheet of A4 on a desk; a printer has its own. */
const sheet = `
  @media not print {
    .story-desk { padding: 32px 16px; background: #8a919b; overflow-x: auto; color-scheme: light; }
    .story-sheet { box-sizing: border-box; width: 210mm; min-height: 297mm; margin-inline: auto; background: #fff; box-shadow: 0 4px 24px #0006; }
  }`;

export interface PaperProps {
  /** Margins of the paper, as the `@page` of the design has them. */
  readonly margins: string;
  readonly children: ReactNode;
}

/** Shows what paper shows: the rules of `@media print` hold while it stands, on a sheet of A4. */
export function Paper({ margins, children }: PaperProps) {
  useLayoutEffect(() => {
    const changed = [...document.styleSheets]
      .flatMap(({ cssRules }) => rulesOfMedia(cssRules))
      .map(({ media }) => ({ media, before: media.mediaText }));
    for (const { media, before } of changed) media.mediaText = onPaper[before] ?? before;
    return () => {
      for (const { media, before } of changed) media.mediaText = before;
    };
  }, []);
  return (
    <div className="story-desk">
      <style>{`${sheet} @media not print { .story-sheet { padding: ${margins}; } }`}</style>
      <div className="story-sheet">{children}</div>
    </div>
  );
}
