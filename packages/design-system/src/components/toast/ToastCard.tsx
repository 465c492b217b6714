import { CircleAlert, CircleCheck, Info, LoaderCircle, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { de } from '../../i18n/de';
import { IconButton } from '../button';
import { Icon } from '../icon';
import { toastTime, type Toast } from './toastStore';

const icons = { loading: LoaderCircle, success: CircleCheck, error: CircleAlert, info: Info };
const looks = { loading: 'sw-spin sw:text-ink-2', success: 'sw:text-signal', error: 'sw:text-stop', info: 'sw:text-info' };

/** One toast: closes by itself, unless somebody rests on it. */
export default function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: (id: number) => void }) {
  const { id, tone, message } = toast;
  const [held, setHeld] = useState(false);

  useEffect(() => {
    const time = toastTime[toast.tone];
    if (held || !Number.isFinite(time)) return;
    const timer = setTimeout(() => onDismiss(toast.id), time);
    return () => clearTimeout(timer);
  }, [toast, held, onDismiss]);

  return (
    <div
      className="sw-rise sw:flex sw:items-start sw:gap-3 sw:py-2 sw:ps-4 sw:pe-2 sw:border sw:border-line sw:rounded-2 sw:bg-surface sw:text-ink sw:raised"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon as={icons[tone]} className={`sw:mt-2.5 ${looks[tone]}`} />
      <p className="sw:flex-1 sw:min-w-0 sw:py-2">{message}</p>
      <IconButton label={de.dismiss} icon={X} onClick={() => onDismiss(id)} />
    </div>
  );
}
