import { CircleAlert, CircleCheck, Info, LoaderCircle, X } from 'lucide-react';
import { useEffect } from 'react';
import { de } from '../../i18n/de';
import { IconButton } from '../button';
import { Icon } from '../icon';
import { toastTime, type Toast } from './toastStore';

const icons = { loading: LoaderCircle, success: CircleCheck, error: CircleAlert, info: Info };
const looks = { loading: 'sw-spin sw:text-ink-2', success: 'sw:text-signal', error: 'sw:text-stop', info: 'sw:text-info' };

export interface ToastContentProps {
  toast: Toast;
  /** Somebody rests on it. */
  held: boolean;
  onDismiss: (id: number) => void;
}

/** What stands in a toast. It closes by itself, unless somebody rests on it. */
export default function ToastContent({ toast, held, onDismiss }: ToastContentProps) {
  const { id, tone, message } = toast;

  useEffect(() => {
    const time = toastTime[toast.tone];
    if (held || !Number.isFinite(time)) return;
    const timer = setTimeout(() => onDismiss(toast.id), time);
    return () => clearTimeout(timer);
  }, [toast, held, onDismiss]);

  return (
    <>
      <Icon as={icons[tone]} className={`sw-toast-mark ${looks[tone]}`} />
      <p className="sw-toast-words">{message}</p>
      <IconButton label={de.dismiss} icon={X} className="sw-toast-close" onClick={() => onDismiss(id)} />
    </>
  );
}
