import { createRoot } from 'react-dom/client';
import './board.css';
import { BoardApp } from './BoardApp.tsx';
import type { Board } from './model.ts';

declare global {
  /** Set by `data.js`, which stands before this script in the page. */
  var stellwerkBoard: Board;
}

const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(<BoardApp board={globalThis.stellwerkBoard} />);
