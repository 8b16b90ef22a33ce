import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { Grasp, type GraspProps } from '../grasp/Grasp.tsx';
import { Dragged, type DraggedProps } from './DragLayer.tsx';
import type { TouchesProps } from './Touches.tsx';

// Nobody needs it to play.
const Touches = lazyComponent(() => import('./Touches.tsx'), { needsNotice: true });

/** All that is taken in the hand in the picture. Fetched once there is something to see. */
export default function Drag(props: DraggedProps & GraspProps & TouchesProps) {
  return (
    <>
      {props.state.view.phase !== 'pickCombo' && <Dragged {...props} />}
      <Grasp {...props} />
      <Touches {...props} />
    </>
  );
}
