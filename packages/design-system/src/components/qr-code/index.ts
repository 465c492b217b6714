export { QrCode, type QrCodeProps } from './QrCode';
export { qrCodePng } from './qr-code-png';
