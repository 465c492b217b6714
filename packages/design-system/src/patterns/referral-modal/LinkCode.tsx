import { Download } from 'lucide-react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { QrCode, qrCodePng } from '../../components/qr-code';
import { de } from '../i18n/de';

function save(link: string): void {
  const file = document.createElement('a');
  file.href = qrCodePng(link);
  file.download = de.referral.codeFile;
  file.click();
}

/** The person's referral link as a QR code, which can be saved as a picture. */
export function LinkCode({ link }: { link: string }) {
  return (
    <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-4">
      <QrCode value={link} label={de.referral.code} />
      <div className="sw:grid sw:flex-1 sw:basis-48 sw:justify-items-start sw:gap-3">
        <p className="sw:text-sm sw:text-ink-2">{de.referral.codeText}</p>
        <Button size="sm" onClick={() => save(link)}>
          <Icon as={Download} size={16} />
          {de.referral.saveCode}
        </Button>
      </div>
    </div>
  );
}
