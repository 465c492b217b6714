export { ToastProvider, useToast, type ToastApi } from './ToastProvider';
export type { ToastAction, ToastId, ToastMore, ToastTone } from './toast-store';
