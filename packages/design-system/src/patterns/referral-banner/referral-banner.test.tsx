import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReferralBanner } from './ReferralBanner';

test('title and location of the address stand as text, whatever they hold (O06)', () => {
  const referral = { firstName: 'Jana', lastName: 'Petersen', avatarUrl: '' };
  const html = renderToStaticMarkup(
    <ReferralBanner referral={referral} title="<b>Projektleiterin</b>" location="<img src=x>" onNoInterest={() => undefined} />,
  );
  expect(html).toContain('&lt;b&gt;Projektleiterin&lt;/b&gt;');
  expect(html).not.toContain('<b>');
  expect(html).not.toContain('src=x>');
});
