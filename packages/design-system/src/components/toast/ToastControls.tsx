import { CircleAlert, CircleCheck, Info, LoaderCircle, X } from 'lucide-react';
import { useEffect } from 'react';
import { de } from '../../i18n/de';
import { IconButton } from '../button';
import { Icon } from '../icon';
import { toastTime, type Toast } from './toast-store';

const icons = { loading: LoaderCircle, success: CircleCheck, error: CircleAlert, info: Info };
const looks = { loading: 'sw-spin sw:text-ink-2', success: 'sw:text-signal', error: 'sw:text-stop', info: 'sw:text-info' };

export interface ToastControlsProps {
  toast: Toast;
  /** Somebody rests on it. */
  paused: boolean;
  onDismiss: (id: number) => void;
}

/** Icon and cross of a toast, which closes by itself, except under the pointer or with the focus in it. */
export default function ToastControls({ toast, paused, onDismiss }: ToastControlsProps) {
  const { id, tone } = toast;

  useEffect(() => {
    const time = toastTime[toast.tone];
    if (paused || !Number.isFinite(time)) return;
    const timer = setTimeout(() => onDismiss(toast.id), time);
    return () => clearTimeout(timer);
  }, [toast, paused, onDismiss]);

  return (
    <>
      <Icon as={icons[tone]} className={`sw-toast-mark ${looks[tone]}`} />
      <IconButton label={de.dismiss} icon={X} className="sw-toast-close" onClick={() => onDismiss(id)} />
    </>
  );
}
