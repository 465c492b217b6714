import { Button, Icon, useToast } from '@stellwerk/design-system';
import { Plus } from 'lucide-react';
import { settingsWords } from '../../../i18n/company/settings.de';

const words = settingsWords.payment;

/** The placeholder of payment: nothing is stored and the button only says that it is not available (CS03, O36). */
export function PaymentSection() {
  const toast = useToast();
  return (
    <div className="sw:grid sw:gap-8 sw:md:grid-cols-2">
      <section aria-labelledby="zahlungsart" className="sw:border-t sw:border-rule sw:pt-3">
        <h2 id="zahlungsart" className="sw:text-lg sw:font-semibold">
          {words.method}
        </h2>
        <p className="sw:mt-1 sw:mb-4 sw:text-ink-2">{words.noMethod}</p>
        <Button onClick={() => toast.info(words.unavailable)}>
          <Icon as={Plus} />
          {words.add}
        </Button>
      </section>
      <section aria-labelledby="zahlungen" className="sw:border-t sw:border-rule sw:pt-3">
        <h2 id="zahlungen" className="sw:text-lg sw:font-semibold">
          {words.history}
        </h2>
        <p className="sw:mt-1 sw:text-ink-2">{words.noHistory}</p>
      </section>
    </div>
  );
}
