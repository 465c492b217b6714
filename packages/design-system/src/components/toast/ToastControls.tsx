import { CircleAlert, CircleCheck, Info, LoaderCircle, X } from 'lucide-react';
import { toastLabels } from '../../i18n/components.de';
import { IconButton } from '../button';
import { Icon } from '../icon';
import type { Toast, ToastId } from './toast-store';

const icons = { loading: LoaderCircle, success: CircleCheck, error: CircleAlert, info: Info };
const looks = { loading: 'sw-spin sw:text-ink-2', success: 'sw:text-signal', error: 'sw:text-stop', info: 'sw:text-info' };

export interface ToastControlsProps {
  toast: Toast;
  onDismiss: (id: ToastId) => void;
}

/** Icon and close button of a toast. */
export default function ToastControls({ toast: { id, tone, heldBy }, onDismiss }: ToastControlsProps) {
  return (
    <>
      <Icon as={icons[tone]} className={`sw-toast-mark ${looks[tone]}`} />
      <IconButton
        label={toastLabels.dismiss}
        icon={X}
        inert={heldBy !== undefined}
        className="sw-toast-close"
        onClick={() => onDismiss(id)}
      />
    </>
  );
}
