/** Events that the chamber shows anyway: that something is asked or answered, and where cards are put. */
export default ['asked', 'answered', 'resolved', 'filed']
