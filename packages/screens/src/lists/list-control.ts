/** The state of a list and how a person changes it. The caller stores it, mostly in the URL. */
export interface ListControl<State> {
  readonly state: State;
  /** Called with what changes of the state. */
  readonly onChange: (change: Partial<State>) => void;
}
