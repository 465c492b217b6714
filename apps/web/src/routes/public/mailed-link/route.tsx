import { mailedLinkTexts } from '@stellwerk/screens/i18n/mailed-link.de';
import { MailedLinkScreen } from '@stellwerk/screens/public/mailed-link';
import { useLocation, useSearchParams } from 'react-router-dom';
import { pressLink, pressUrl } from '../../../data/mailing/mailed-link';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';

/** Pages of links in ordered mails (O47, O93). Opening one does nothing; its button does. */
export default function MailedLinkRoute() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const about = pathname.startsWith('/job-alerts') ? 'job-alert' : 'newsletter';
  const step = pathname.endsWith('/unsubscribe') ? 'unsubscribe' : 'confirm';
  const token = query.get('token') ?? '';
  const outcome = query.get('outcome');
  const link = { about, step, token } as const;
  usePageHead({ title: mailedLinkTexts[about][step].title, noindex: true, secret: true });
  return (
    <PublicShell>
      <MailedLinkScreen
        about={about}
        step={step}
        action={token === '' ? null : pressUrl(link)}
        outcome={outcome === 'done' || outcome === 'used' ? outcome : undefined}
        onPress={() => pressLink(link)}
      />
    </PublicShell>
  );
}
