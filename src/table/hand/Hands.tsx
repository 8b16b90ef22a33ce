import { Grasp, type GraspProps } from '../grasp/Grasp.tsx';
import { InHand, type InHandProps } from './InHand.tsx';

/** All that is taken in the hand in the picture. Fetched once there is something to see. */
export default function Hands(props: InHandProps & GraspProps) {
  return (
    <>
      {props.state.view.phase !== 'pickCombo' && <InHand {...props} />}
      <Grasp {...props} />
    </>
  );
}
