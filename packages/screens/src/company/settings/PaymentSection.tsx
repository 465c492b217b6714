import { Button, Icon, Section, useToast } from '@stellwerk/design-system';
import { Plus } from 'lucide-react';
import { settingsTexts } from '../../i18n/company/settings.de';

const texts = settingsTexts.payment;

/**
 * Placeholder of the payment section: nothing is stored, and the button says that it is unavailable
 * (CS03, O36).
 */
export function PaymentSection() {
  const toast = useToast();
  return (
    <div className="sw:grid sw:gap-8 sw:md:grid-cols-2">
      <Section ruled size="sm" title={texts.method} intro={texts.noMethod}>
        <Button className="sw:justify-self-start" onClick={() => toast.info(texts.unavailable)}>
          <Icon as={Plus} />
          {texts.add}
        </Button>
      </Section>
      <Section ruled size="sm" title={texts.history} intro={texts.noHistory} />
    </div>
  );
}
