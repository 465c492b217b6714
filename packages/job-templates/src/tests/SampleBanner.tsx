import { Avatar, Button } from '@stellwerk/design-system';

/** Placeholder of the referral banner, which is a pattern of its own. */
export function SampleBanner() {
  return (
    <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-3">
      <Avatar name="Miriam Castellanos" />
      <p className="sw:flex-1 sw:min-w-60">
        Diese Stelle wurde Ihnen von <strong>Miriam Castellanos</strong> empfohlen. Bewerben Sie sich über diese Empfehlung.
      </p>
      <Button size="sm">Kein Interesse</Button>
    </div>
  );
}
