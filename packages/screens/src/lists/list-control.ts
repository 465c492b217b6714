/** State of a list and its setter. The caller stores it, mostly in the URL. */
export interface ListControl<State> {
  readonly state: State;
  /** Called with the changed part of the state. */
  readonly onChange: (change: Partial<State>) => void;
}
