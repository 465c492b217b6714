import { Icon, useRenderLink } from '@stellwerk/design-system';
import { ArrowRight } from 'lucide-react';

export interface AllLinkProps {
  readonly href: string;
  readonly label: string;
}

/** Link from a section of the overview to the complete list. */
export function AllLink({ href, label }: AllLinkProps) {
  const render = useRenderLink();
  return render({
    href,
    className: 'sw:inline-flex sw:min-h-8 sw:items-center sw:gap-2 sw:text-sm sw:font-medium',
    children: (
      <>
        <span className="sw:underline-quiet">{label}</span>
        <Icon as={ArrowRight} size={16} />
      </>
    ),
  });
}
