/** What a hand and an eye need of a page, whatever drives the browser; playwright's `Page` has it. */
export interface AnyPage {
  /** Asks the page: the function runs there, with what is given, and sees nothing of what is around it here. */
  evaluate<R, Given>(question: (given: Given) => R | Promise<R>, given: Given): Promise<R>;
  evaluate<R>(question: () => R | Promise<R>): Promise<R>;
  readonly mouse: {
    move(x: number, y: number, options?: { steps?: number }): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
    click(x: number, y: number): Promise<void>;
  };
  readonly keyboard: {
    /** A key by its name (`Enter`, `ArrowLeft`), or a character. */
    press(key: string): Promise<void>;
    type(text: string): Promise<void>;
  };
}
