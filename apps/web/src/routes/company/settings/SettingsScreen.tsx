import { ErrorState, Skeleton, SkeletonRegion, TabNav } from '@stellwerk/design-system';
import { settingsWords } from '../../../i18n/company/settings.de';
import { SubscriptionScreen, type SubscriptionScreenProps } from '../subscription/SubscriptionScreen';
import { CompanySection, type CompanySectionProps } from './CompanySection';
import { GeneralSection, type GeneralSectionProps } from './GeneralSection';
import { PaymentSection } from './PaymentSection';
import { SETTINGS_SECTIONS, type SettingsSection } from './settings';

const words = settingsWords;

export interface SettingsScreenProps {
  readonly section: SettingsSection;
  readonly hrefOf: (section: SettingsSection) => string;
  readonly general: GeneralSectionProps;
  /** Undefined while it loads. */
  readonly company: CompanySectionProps | undefined;
  readonly subscription: Omit<SubscriptionScreenProps, 'level'>;
  /** The section could not be loaded: the company's data, or the settings as a whole (CS10, CS11). */
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

function Loading() {
  return (
    <SkeletonRegion className="sw:grid sw:max-w-200 sw:gap-5">
      <Skeleton width={200} height={200} />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={72} />
      ))}
    </SkeletonRegion>
  );
}

function Section({ section, general, company, subscription }: SettingsScreenProps) {
  switch (section) {
    case 'general':
      return <GeneralSection {...general} />;
    case 'company':
      return company === undefined ? <Loading /> : <CompanySection {...company} />;
    case 'subscription':
      return <SubscriptionScreen {...subscription} level={2} />;
    case 'payment':
      return <PaymentSection />;
  }
}

/** The settings of a company: four sections, each with its own address (CS01 to CS19). */
export function SettingsScreen(props: SettingsScreenProps) {
  const { section, hrefOf, failed, retrying, onRetry } = props;
  return (
    <>
      <h1 className="sw:mb-4 sw:text-2xl">{words.title}</h1>
      <TabNav
        label={words.navigation}
        className="sw:mb-8"
        items={SETTINGS_SECTIONS.map((value) => ({ href: hrefOf(value), label: words.sections[value], current: value === section }))}
      />
      {failed ? (
        <ErrorState title={section === 'company' ? words.company.loadFailed : words.loadFailed} onRetry={onRetry} retrying={retrying} />
      ) : (
        <Section {...props} />
      )}
    </>
  );
}
