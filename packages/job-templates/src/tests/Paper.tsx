import { useLayoutEffect, type ReactNode } from 'react';

/** Media query of the rules that apply on paper; dark themes use `@media screen`. */
const onPaper: Readonly<Record<string, string>> = { print: 'all', screen: 'not all' };

/** All rules inside media queries that differ between print and screen, at any nesting depth. */
function rulesOfMedia(rules: CSSRuleList): readonly CSSMediaRule[] {
  return [...rules].flatMap((rule): readonly CSSMediaRule[] => {
    if (rule instanceof CSSMediaRule && rule.media.mediaText in onPaper) return [rule];
    return rule instanceof CSSGroupingRule ? rulesOfMedia(rule.cssRules) : [];
  });
}

/** Background and padding around an A4 sheet; a printer has its own. */
const sheet = `
  @media not print {
    .story-desk { padding: 32px 16px; background: #8a919b; overflow-x: auto; color-scheme: light; }
    .story-sheet { box-sizing: border-box; width: 210mm; min-height: 297mm; margin-inline: auto; background: #fff; box-shadow: 0 4px 24px #0006; }
  }`;

export interface PaperProps {
  /** Margins of the paper, equal to the design's `@page`. */
  readonly margins: string;
  readonly children: ReactNode;
}

/**
 * Shows the print layout: the rules of `@media print` apply while it is mounted, on an A4 sheet.
 */
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
