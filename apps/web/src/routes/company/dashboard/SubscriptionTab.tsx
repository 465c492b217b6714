import { SubscriptionScreen } from '@stellwerk/screens/company/subscription';
import type { CompanyPageData } from '../CompanyPage';
import { useSubscription } from './use-subscription';

/** The subscription as the dashboard's tab and as its own page (CP06). */
export default function SubscriptionTab(data: CompanyPageData) {
  return <SubscriptionScreen {...useSubscription(data)} />;
}
