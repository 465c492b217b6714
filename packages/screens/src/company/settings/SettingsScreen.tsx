import { Icon, LinkButton, Loaded, Skeleton, SkeletonRegion, TabNav, type Loadable } from '@stellwerk/design-system';
import { History as HistoryIcon } from 'lucide-react';
import { settingsTexts } from '../../i18n/company/settings.de';
import { ScreenHead } from '../shared/ScreenHead';
import { SubscriptionScreen, type SubscriptionScreenProps } from '../subscription/SubscriptionScreen';
import { CompanySection, type CompanySectionProps } from './CompanySection';
import { GeneralSection, type GeneralSectionProps } from './GeneralSection';
import { PaymentSection } from './PaymentSection';
import { SETTINGS_SECTIONS, type SettingsSection } from './settings';

const texts = settingsTexts;

export interface SettingsScreenProps {
  readonly section: SettingsSection;
  readonly hrefOf: (section: SettingsSection) => string;
  /** URL of the change history, for the owner (decision 0047). @default not offered */
  readonly historyHref?: string | undefined;
  readonly general: Loadable<GeneralSectionProps>;
  readonly company: Loadable<CompanySectionProps>;
  readonly subscription: Omit<SubscriptionScreenProps, 'level'>;
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

function Chosen({ section, general, company, subscription }: SettingsScreenProps) {
  switch (section) {
    case 'general':
      return (
        <Loaded value={general} skeleton={<Loading />} failure={{ title: texts.loadFailed }}>
          {(loaded) => <GeneralSection {...loaded} />}
        </Loaded>
      );
    case 'company':
      return (
        <Loaded value={company} skeleton={<Loading />} failure={{ title: texts.company.loadFailed }}>
          {(loaded) => <CompanySection {...loaded} />}
        </Loaded>
      );
    case 'subscription':
      return <SubscriptionScreen {...subscription} level={2} />;
    case 'payment':
      return <PaymentSection />;
  }
}

/**
 * The settings of a company: four sections, each with its own URL, its own loading state and its
 * own failure (CS01 to CS19).
 */
export function SettingsScreen(props: SettingsScreenProps) {
  const { section, hrefOf, historyHref } = props;
  return (
    <>
      <ScreenHead
        title={texts.title}
        actions={
          historyHref !== undefined && (
            <LinkButton size="sm" href={historyHref}>
              <Icon as={HistoryIcon} size={16} />
              {texts.history}
            </LinkButton>
          )
        }
      />
      <TabNav
        label={texts.navigation}
        className="sw:mb-8"
        items={SETTINGS_SECTIONS.map((value) => ({ href: hrefOf(value), label: texts.sections[value], current: value === section }))}
      />
      <Chosen {...props} />
    </>
  );
}
