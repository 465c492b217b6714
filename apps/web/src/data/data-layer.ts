/** An event for the site's own analytics, if there is one. No script of ours reads them, and none identifies a person (O56). */
type DataLayerEvent = Readonly<Record<string, string>>;

declare global {
  interface Window {
    dataLayer?: DataLayerEvent[];
  }
}

/** Pushes an event into the data layer of the page (000 §2.4). */
export function pushEvent(event: DataLayerEvent): void {
  (window.dataLayer ??= []).push(event);
}
