import { switchableLayout } from '../../../switchable-layout';

export default switchableLayout('reviews');
